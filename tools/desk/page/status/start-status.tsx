import CMS, { type CmsConfig } from '@sveltia/cms';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { OwnerQuestion } from '@/tools/desk/page/saving/owner-question';
import { questionsToOwner } from '@/tools/desk/page/saving/questions';
import { type SavingGuard, savingGuard } from '@/tools/desk/page/saving/saving-guard';
import { sayBrokenNetwork } from './network-sentence';
import { formAddress, productIn } from './report-places';
import { watchShop } from './shop-watch';
import { Strip } from './strip';

type Backend = CmsConfig['backend'];

/**
 * Draws above the desk what happens after a save. The answer guards what is saved: it is to be told of the
 * formats of the modules and of each save. In a try there are no reports of the publish, and
 * nothing is drawn but questions. `hasSheet`: a sheet online is taken in before each publish.
 */
export function startStatus(backend: Backend, hasSheet: boolean): Omit<SavingGuard, 'afterSave'> {
  const questions = questionsToOwner();
  const asking = document.createElement('div');
  document.body.append(asking);
  createRoot(asking).render(<OwnerQuestion questions={questions} />);
  if (backend.name !== 'github') {
    return {
      watched: (_, format) => format,
      beforeSave: async (entry) => entry,
      isThere: async () => true,
      ask: questions.ask,
    };
  }

  sayBrokenNetwork();
  const watch = watchShop({ repository: backend.repo, branch: backend.branch ?? 'main' });
  const guard = savingGuard(() => watch.watched().host, isFormOpen, questions.ask);
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => guard.afterSave(entry),
  });
  stripAboveDesk()(<Strip watch={watch} hasSheet={hasSheet} />);
  return guard;
}

/** Whether the address of the desk is that of the form of a file. */
function isFormOpen(file: string): boolean {
  const address = formAddress({ file, ...productIn(file) });
  return address !== undefined && location.hash.split('?')[0] === address;
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
