/** A chunk that is loaded for editors. */
export { EditedFaqsScreen } from './EditedFaqsScreen';
export { SubjectsScreen } from './subjects/SubjectsScreen';
export { EditFaqScreen, NewFaqScreen } from './FaqFormScreen';
