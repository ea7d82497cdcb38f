export { FaqAnswer, FaqSearch, FaqSuggestions, SubjectPicker, useFreshSubjects } from './parts';
