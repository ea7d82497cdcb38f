/** What is fetched together for who edits. */
export { EditedFaqsScreen } from './EditedFaqsScreen';
export { SubjectsScreen } from './subjects/SubjectsScreen';
export { EditFaqScreen, NewFaqScreen } from './FaqFormScreen';
