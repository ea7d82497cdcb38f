export { HeaderReach } from './header/HeaderReach';
export { PersonDetails } from './PersonDetails';
