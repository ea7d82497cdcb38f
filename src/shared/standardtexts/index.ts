export { MessageArea } from './field/MessageArea';
