import type { Assignee } from '@/domain/colleague/assignee';
import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { laterPicker } from '@/ui/pickers/laterPicker';
import { peopleTexts } from './peopleTexts';

const waiting = <Skeleton height={64} />;

/** The look-up boxes weigh more than a list does, so they come when a form or filter shows them. */
export const AssigneePicker = laterPicker(
  async () => (await import('./AssigneePicker')).AssigneePicker,
  ({ label, value }) => ({
    label,
    text: value?.name || peopleTexts.assigneePlaceholder,
    isPlaceholder: !value?.name,
  }),
);
export const PersonSearch = lazyRegion(async () => (await import('./PersonSearch')).PersonSearch, waiting);

/** What a filter shows: someone of whom an address gave the id only is looked up meanwhile. */
export const chosenAssignee = (assignee: Assignee | null): Assignee | null =>
  assignee?.name === '' ? { ...assignee, name: peopleTexts.chosenPerson } : assignee;

/** How many an {@link AssigneePicker} of a filter shows (000 §9). */
export const FILTER_ASSIGNEE_PAGE_SIZE = 20;
/** And one of a task screen (000 §9). */
export const TASK_ASSIGNEE_PAGE_SIZE = 200;
/** And one of a task that is registered from a card (001 §7). */
export const NEW_TASK_ASSIGNEE_PAGE_SIZE = 20;

/** What to mind about somebody. */
export const PersonAlerts = lazyRegion(
  async () => (await import('./alerts/PersonAlerts')).PersonAlerts,
  null,
);

/** Whether a colleague can be reached. */
export const ColleaguePresence = lazyRegion(
  async () => (await import('./presence/ColleaguePresence')).ColleaguePresence,
  null,
);

/** The name of who has something or did it; what can be asked about a colleague comes behind it. */
export const AssigneeName = lazyRegion(
  async () => (await import('./ColleagueName')).AssigneeName,
  ({ assignee, name }) => name ?? assignee?.name,
);
