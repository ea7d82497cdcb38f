/** A chunk that is loaded for editors. */
export { editingSaga } from './editingSaga';
export { subjectGroupsSaga } from './subjects/subjectGroupsSaga';
