export { AnswerUseContext } from './faqs/answerUse';
export { FaqAnswer, FaqSearch, FaqSuggestions, SubjectPicker, useFreshSubjects } from './parts';
