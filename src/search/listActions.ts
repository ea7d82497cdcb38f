import type { AreaAction } from '@/core/area';
import { SEARCH_KINDS } from './listPaths';
import { searchTexts } from './searchTexts';
import { sections } from './sections';

/** The way to each list, for the search that finds screens too. */
export const listActions: readonly AreaAction[] = SEARCH_KINDS.map((kind): AreaAction => {
  const { path, icon } = sections[kind];
  return { title: searchTexts.goTo[kind], icon, needs: ['customerCard'], does: { goTo: path } };
});
