export { EDITOR } from './knowledgeRules';
export { FaqAnswer, FaqSearch, FaqSuggestions, SubjectPicker, useFreshSubjects } from './parts';
