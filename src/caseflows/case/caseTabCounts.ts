import type { CaseFlowTab } from '@/core/paths';
import { isContact } from '@/domain/caseActivity';
import type { CaseFlow } from '@/domain/caseFlow';
import { type CaseContent, type PartName, selectPart, type WithCaseContent } from './caseContentSlice';

/** A part that changed while nobody looked at it is not known until it is read again. */
function known<K extends PartName>(state: WithCaseContent, id: string, name: K): CaseContent[K] | undefined {
  const { value, wanted, shown } = selectPart(state, id, name);
  return wanted && !shown ? undefined : value;
}

/** How much there is behind each tab, as far as that is known without asking. */
export const selectTabCounts = (
  state: WithCaseContent,
  { id, steps }: CaseFlow,
): Partial<Record<CaseFlowTab, number | undefined>> => ({
  stappen: steps.length || undefined,
  documenten: known(state, id, 'documents')?.length ?? known(state, id, 'file')?.media,
  messages: known(state, id, 'internal')?.length,
  publicmessages: known(state, id, 'public')?.length,
  contactmomenten: known(state, id, 'activities')?.filter(isContact).length,
});
