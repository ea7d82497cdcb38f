export { registrationPrefilled } from './flow/keptFlow';
export { RegistrationPanel } from './lazyPanel';
export { registrationFinished } from './registrationActions';
