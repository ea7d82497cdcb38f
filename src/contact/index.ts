export { ContactBar } from './ContactBar';
export { selectHasContacts } from './contactKeys';
export { contactStarted } from './contactActions';
export { RelatedPerson } from './RelatedPerson';
export { StartContact } from './StartContact';
