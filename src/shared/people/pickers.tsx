import type { Assignee } from '@/domain/colleagues/assignee';
import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { laterPicker } from '@/ui/pickers/laterPickers';
import { peopleTexts } from './peopleTexts';

const waiting = <Skeleton height={64} />;

/** The look-up boxes are larger than a list, so they load when a form or filter shows them. */
export const AssigneePicker = laterPicker(
  async () => (await import('./AssigneePicker')).AssigneePicker,
  ({ label, value }) => ({
    label,
    text: value?.name || peopleTexts.assigneePlaceholder,
    isPlaceholder: !value?.name,
  }),
);
export const PersonSearch = lazyRegion(async () => (await import('./PersonSearch')).PersonSearch, waiting);

/** The assignee as a filter shows it. An assignee from an address has a general name until its own name is read. */
export const chosenAssignee = (assignee: Assignee | null): Assignee | null =>
  assignee?.name === '' ? { ...assignee, name: peopleTexts.chosenPerson } : assignee;

/** Results that an {@link AssigneePicker} of a filter shows (000 §9). */
export const FILTER_ASSIGNEE_PAGE_SIZE = 20;
/** Results in a task screen (000 §9). */
export const TASK_ASSIGNEE_PAGE_SIZE = 200;
/** Results in a task that is registered from a card (001 §7). */
export const NEW_TASK_ASSIGNEE_PAGE_SIZE = 20;

export const PersonAlerts = lazyRegion(
  async () => (await import('./alerts/PersonAlerts')).PersonAlerts,
  null,
);

export const ColleaguePresence = lazyRegion(
  async () => (await import('./presence/ColleaguePresence')).ColleaguePresence,
  null,
);

/** The name of an assignee or author; a colleague's profile loads afterwards. */
export const AssigneeName = lazyRegion(
  async () => (await import('./ColleagueName')).AssigneeName,
  ({ assignee, name }) => name ?? assignee?.name,
);
