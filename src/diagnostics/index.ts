export { diagnosticsTitles } from './diagnosticsTitles';
