/** What is fetched together for who edits. */
export { editingSaga } from './editingSaga';
export { subjectGroupsSaga } from './subjects/subjectGroupsSaga';
