export { CallBackPerson } from './CallBackPerson';
export { asContactPerson } from './contact/asContactPerson';
export { askedInAddress } from './contact/askedInAddress';
export { contactStarted } from './contact/contactActions';
export { RelatedPerson } from './RelatedPerson';
export { StartContact } from './StartContact';
export { momentRegistered, taskMade } from './send/registrationActions';
