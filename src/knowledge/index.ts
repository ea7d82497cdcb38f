export { EDITOR } from './knowledgeRules';
export { FaqAnswer, FaqSearch, SubjectPicker } from './parts';
export { useFreshSubjects } from './subjects/useFreshSubjects';
