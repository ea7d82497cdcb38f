import { appTexts } from '../appTexts';
import { ErrorScreen } from './ErrorScreen';
import { ToStart } from './ToStart';

export function GeneralErrorScreen() {
  const { heading, text, next } = appTexts.general;
  return <ErrorScreen heading={heading} text={text} next={next} actions={<ToStart />} />;
}
