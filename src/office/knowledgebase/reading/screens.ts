/** A chunk that is loaded for readers. */
export { FaqScreen } from './FaqScreen';
export { ReadingScreen } from './ReadingScreen';
export { StartScreen } from './StartScreen';
