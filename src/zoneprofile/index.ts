export { NamedZone } from './NamedZone';
