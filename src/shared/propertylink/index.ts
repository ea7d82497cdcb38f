export { NamedProperty } from './NamedProperty';
