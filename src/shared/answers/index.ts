export { AnswerUseContext } from './faqs/answerUse';
export { faqOpened } from './knowledgeActions';
export {
  AnswerText,
  FaqAnswer,
  FaqBrowser,
  FaqRow,
  FaqSearch,
  FaqSuggestions,
  FollowUp,
  SubjectPicker,
  SubjectTree,
  useFreshSubjects,
} from './parts';
export { targetGroupName, whyNoTask } from './faqs/faqWords';
export { useSubjectName } from './subjects/useSubjectName';
