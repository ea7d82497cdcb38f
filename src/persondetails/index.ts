export { PersonDetails } from './PersonDetails';
