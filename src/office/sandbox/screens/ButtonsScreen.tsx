import { useState } from 'react';
import { Badge, type Tone } from '@/ui/record/Badge';
import { Button, type ButtonVariant } from '@/ui/buttons/Button';
import { CopyButton } from '@/ui/buttons/CopyButton';
import { Count } from '@/ui/rows/Count';
import { IconButton } from '@/ui/buttons/IconButton';
import { BellIcon, FilterIcon, HandIcon, RefreshIcon, SaveIcon, TrashIcon } from '@/ui/icons';
import { Kbd } from '@/ui/layout/Kbd';
import { Example } from '../components/Example';
import { sandboxTexts } from '../sandboxTexts';

const { labels, samples, states } = sandboxTexts;

const kinds: readonly { variant: ButtonVariant; label: string }[] = [
  { variant: 'primary', label: labels.pickUp },
  { variant: 'secondary', label: labels.save },
  { variant: 'quiet', label: labels.cancel },
  { variant: 'danger', label: labels.remove },
];

export function ButtonsScreen() {
  const [open, setOpen] = useState(true);
  const each = (props: Partial<Parameters<typeof Button>[0]>) =>
    kinds.map(({ variant, label }) => (
      <Button key={variant} variant={variant} {...props}>
        {label}
      </Button>
    ));

  return (
    <>
      <Example title={states.normal}>{each({})}</Example>
      <Example title={states.withIcon}>{each({ icon: HandIcon })}</Example>
      <Example title={states.small}>{each({ size: 's', icon: SaveIcon })}</Example>
      <Example title={states.busy}>
        {each({ busy: true })}
        {each({ busy: true, icon: SaveIcon, size: 's' })}
      </Example>
      <Example title={states.disabled}>{each({ disabledReason: labels.notAssigned })}</Example>
      <Example title={states.long}>
        <Button variant="primary" icon={SaveIcon}>
          {samples.long}
        </Button>
      </Example>
      <Example title={states.iconOnly}>
        <IconButton icon={RefreshIcon} label={labels.refresh} />
        <IconButton icon={RefreshIcon} label={labels.refresh} variant="secondary" />
        <IconButton icon={TrashIcon} label={labels.remove} variant="danger" />
        <IconButton icon={BellIcon} label={labels.notifications} dot />
        <IconButton icon={RefreshIcon} label={labels.refresh} busy />
        <IconButton icon={TrashIcon} label={labels.remove} disabledReason={labels.notAssigned} />
        <CopyButton text={samples.number} label={labels.copyNumber} copiedLabel={labels.numberCopied} />
      </Example>
      <Example title={states.toggles}>
        <IconButton icon={FilterIcon} label={labels.filters} pressed={open} onClick={() => setOpen(!open)} />
        <IconButton icon={FilterIcon} label={labels.filters} pressed={!open} onClick={() => setOpen(!open)} />
        <Button icon={FilterIcon} aria-expanded={open} onClick={() => setOpen(!open)}>
          {labels.filters}
        </Button>
      </Example>
      <Example title={states.badges}>
        {(Object.keys(samples.tones) as Tone[]).map((tone) => (
          <Badge key={tone} tone={tone}>
            {samples.tones[tone]}
          </Badge>
        ))}
        <Count value={3} />
        <Count value={128} tone="accent" />
        <Count value={10_000} tone="danger" />
      </Example>
      <Example title={states.keys}>
        {['Ctrl', 'K', '?', 'Esc', '↓'].map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </Example>
    </>
  );
}
