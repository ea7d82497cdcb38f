export { ContactBar } from './area';
export { CallBackPerson } from './CallBackPerson';
export { askedInAddress } from './contact/askedInAddress';
export { contactStarted } from './contact/contactActions';
export { selectHasContacts } from './contact/contactKeys';
export { RelatedPerson } from './RelatedPerson';
export { StartContact } from './StartContact';
