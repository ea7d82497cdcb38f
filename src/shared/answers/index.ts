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
export { targetGroupName } from './faqs/targetGroupName';
export { whyNoTask } from './faqs/whyNoTask';
export { useSubjectName } from './subjects/useSubjectName';
