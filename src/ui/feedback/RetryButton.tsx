import { Button } from '../buttons/Button';
import { uiTexts } from '../uiTexts';
import { type Answer, loadOf, whyNoAnswer } from './answer';

/** A button that refetches the data of a field. It is shown if fetching failed and another try may help. */
export function RetryButton({ answer }: { answer: Answer<unknown> }) {
  if (loadOf(answer) !== 'failed' || !whyNoAnswer(answer.error).again) return null;
  return (
    <Button size="s" onClick={() => void answer.refetch()}>
      {uiTexts.retry}
    </Button>
  );
}
