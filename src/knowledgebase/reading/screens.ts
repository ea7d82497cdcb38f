/** What is fetched together for who reads. */
export { FaqScreen } from './FaqScreen';
export { ReadingScreen } from './ReadingScreen';
export { StartScreen } from './StartScreen';
