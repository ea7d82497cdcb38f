import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { RefreshIcon } from '@/ui/icons';
import { Popover } from '@/ui/overlays/Popover';
import { Time } from '@/ui/text/Time';
import { Truncated } from '@/ui/text/Truncated';
import { Example } from '../components/Example';
import { sandboxTexts } from '../sandboxTexts';

const { labels, samples, states } = sandboxTexts;

export function TooltipScreen() {
  return (
    <>
      <Example title={states.hover}>
        <IconButton icon={RefreshIcon} label={labels.refresh} />
        <Button disabledReason={labels.notAssigned}>{labels.pickUp}</Button>
        <Time instant="2026-03-29T01:30:00.000Z" />
      </Example>
      <Example title={states.truncated} stacked>
        <Truncated>{samples.long}</Truncated>
        <Truncated>{samples.number}</Truncated>
      </Example>
      <Example title={states.long}>
        <IconButton icon={RefreshIcon} label={samples.long} />
      </Example>
      <Example title={states.popover}>
        <Popover label={labels.moreInformation}>{labels.information}</Popover>
        <Popover label={labels.details} trigger={labels.moreInformation} variant="secondary">
          {labels.information}
        </Popover>
      </Example>
    </>
  );
}
