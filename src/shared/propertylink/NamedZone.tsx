import { useRef, useState } from 'react';
import { useMayOpen } from '@/core/openable';
import { paths } from '@/core/paths';
import { ZoneLink } from '@/core/ZoneLink';
import { ZoneKind } from '@/domain/properties/zoneKind';
import { IconButton } from '@/ui/buttons/IconButton';
import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { InfoIcon } from '@/ui/icons';
import styles from './NamedZone.module.css';
import { namedZoneTexts as texts } from './namedZoneTexts';

/** Loads with the first unit or complex whose button is pressed. */
const ZonePopover = lazyRegion(async () => (await import('./profile/ZonePopover')).ZonePopover, null);

const patterns = { [ZoneKind.Unit]: paths.unitCard, [ZoneKind.Complex]: paths.complexCard } as const;

interface NamedZoneProps {
  kind: ZoneKind;
  id: string;
  name: string;
}

/**
 * The name of a unit or complex, linked to its card. The button behind it shows the main facts in place; nothing is
 * requested before.
 */
export function NamedZone({ kind, id, name }: NamedZoneProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!useMayOpen(patterns[kind])) return name;
  return (
    <span className={styles.zone}>
      <ZoneLink kind={kind} id={id} name={name} />
      <IconButton
        ref={button}
        size="s"
        icon={InfoIcon}
        label={texts.of(name)}
        aria-haspopup="dialog"
        expanded={isOpen}
        className={styles.button}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <ZonePopover kind={kind} id={id} name={name} anchor={button} onClose={() => setOpen(false)} />
      )}
    </span>
  );
}
