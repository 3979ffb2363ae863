/** The questions to the owner before a save; a no ends the save. */
export interface Question {
  title: string;
  lines: readonly string[];
  yes: string;
  no: string;
}

/** A question that waits for the owner's answer. */
export interface Questions {
  subscribe: (listener: () => void) => () => void;
  current: () => Question | undefined;
  ask: (question: Question) => Promise<boolean>;
  answer: (yes: boolean) => void;
}

/** Questions, one at a time: a new one is a no to the last. */
export function questionsToOwner(): Questions {
  const listeners = new Set<() => void>();
  let current: Question | undefined;
  let answered: (yes: boolean) => void = () => {};

  function show(question: Question | undefined) {
    current = question;
    for (const listener of listeners) listener();
  }

  function answer(yes: boolean) {
    show(undefined);
    answered(yes);
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => current,
    ask: (question) => {
      answered(false);
      return new Promise((resolve) => {
        answered = resolve;
        show(question);
      });
    },
    answer,
  };
}
