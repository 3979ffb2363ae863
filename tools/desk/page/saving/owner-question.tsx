import { useSyncExternalStore } from 'react';
import { Dialog } from '@/tools/desk/page/status/dialog';
import type { Questions } from './questions';

/** The question that waits for the owner; without one nothing. */
export function OwnerQuestion({ questions }: { questions: Questions }) {
  const question = useSyncExternalStore(questions.subscribe, questions.current);
  if (!question) return null;
  return (
    <Dialog title={question.title} onClosed={() => questions.answer(false)}>
      {question.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="desk-choice">
        <button type="button" onClick={() => questions.answer(true)}>
          {question.yes}
        </button>
        <button type="button" onClick={() => questions.answer(false)}>
          {question.no}
        </button>
      </p>
    </Dialog>
  );
}
