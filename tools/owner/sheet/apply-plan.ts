import type { CatalogueData } from '@/lib/catalogue/catalogue';
import {
  changeCatalogue,
  changeList,
  type Modules,
} from '@/tools/owner/catalogue/catalogue-editor';
import { issuesOfBuild } from './check-modules';
import type { Plan } from './plan';
import { atRow } from './row-issue';

/**
 * The modules as a plan changes them, and what keeps them from being written: what the plan found, and
 * what would stop the build, a sentence each.
 */
export function applyPlan(
  before: Modules,
  plan: Plan,
): { modules: Modules; issues: readonly string[] } {
  if (plan.issues.length > 0) return { modules: before, issues: plan.issues };
  const modules = applyCatalogue(before, plan.catalogue);
  if (modules === before) return { modules, issues: [] };
  return { modules, issues: issuesOfBuild(modules).map((issue) => atRow(issue, plan.rows).text) };
}

/** The modules so that they hold this catalogue. Size sets are not a sheet's to change. */
function applyCatalogue(
  modules: Modules,
  { categories, offers, featured }: CatalogueData,
): Modules {
  const changed = changeCatalogue(modules, categories);
  return changeList(changeList(changed, 'offers.ts', offers), 'featured.ts', featured);
}
