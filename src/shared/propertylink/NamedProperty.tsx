import { useRef, useState } from 'react';
import { useMayOpen } from '@/core/openable';
import { paths } from '@/core/paths';
import { PropertyLink } from '@/core/PropertyLink';
import { PropertyKind } from '@/domain/properties/propertyKind';
import { IconButton } from '@/ui/buttons/IconButton';
import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { InfoIcon } from '@/ui/icons';
import styles from './NamedProperty.module.css';
import { namedPropertyTexts as texts } from './namedPropertyTexts';

/** Loads with the first unit or complex whose button is pressed. */
const PropertyPopover = lazyRegion(
  async () => (await import('./profile/PropertyPopover')).PropertyPopover,
  null,
);

const patterns = { [PropertyKind.Unit]: paths.unitCard, [PropertyKind.Complex]: paths.complexCard } as const;

interface NamedPropertyProps {
  kind: PropertyKind;
  id: string;
  name: string;
}

/**
 * The name of a unit or complex, linked to its card. The button behind the name shows the main facts in place; nothing
 * is requested before it is pressed.
 */
export function NamedProperty({ kind, id, name }: NamedPropertyProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!useMayOpen(patterns[kind])) return name;
  return (
    <span className={styles.zone}>
      <PropertyLink kind={kind} id={id} name={name} />
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
        <PropertyPopover kind={kind} id={id} name={name} anchor={button} onClose={() => setOpen(false)} />
      )}
    </span>
  );
}
