import type { Assignee } from '@/domain/assignee';
import { peopleTexts } from './peopleTexts';

/** What a filter shows: someone of whom an address gave the id only is looked up meanwhile. */
export const chosenAssignee = (assignee: Assignee | null): Assignee | null =>
  assignee?.name === '' ? { ...assignee, name: peopleTexts.chosenPerson } : assignee;
