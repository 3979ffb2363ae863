import type { CmsConfig } from '@sveltia/cms';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { forgetDraft } from '@/tools/desk/page/saving/forget-draft';
import { OwnerQuestion } from '@/tools/desk/page/saving/owner-question';
import { questionsToOwner } from '@/tools/desk/page/saving/questions';
import { isThereAt, type Surroundings } from '@/tools/desk/page/saving/surroundings';
import { sayBrokenNetwork } from './network-sentence';
import { watchShop } from './shop-watch';
import { Strip } from './strip';

type Backend = CmsConfig['backend'];

/**
 * Draws above the desk what happens after a save, and answers what a save asks beside its form. In a try there
 * are no reports of the publish, and nothing is drawn but questions. `hasSheet`: a sheet online is taken in
 * before each publish.
 */
export function startStatus(backend: Backend, hasSheet: boolean): Surroundings {
  const questions = questionsToOwner();
  const asking = document.createElement('div');
  document.body.append(asking);
  createRoot(asking).render(<OwnerQuestion questions={questions} />);
  if (backend.name !== 'github') {
    return { ask: questions.ask, isThere: async () => undefined, forgetDraft: () => {} };
  }

  sayBrokenNetwork();
  const { repo, branch = 'main' } = backend;
  const watch = watchShop({ repository: repo, branch });
  stripAboveDesk()(<Strip watch={watch} hasSheet={hasSheet} />);
  return {
    ask: questions.ask,
    isThere: isThereAt(() => watch.watched().host),
    forgetDraft: (...refused) => forgetDraft(repo, ...refused),
  };
}

/** Makes room above the desk, and answers what draws there. */
function stripAboveDesk(): (drawn: ReactNode) => void {
  const strip = document.createElement('div');
  strip.id = 'desk-strip';
  const desk = document.createElement('div');
  desk.id = 'nc-root';
  document.body.append(strip, desk);
  const root = createRoot(strip);
  return (drawn) => root.render(drawn);
}
