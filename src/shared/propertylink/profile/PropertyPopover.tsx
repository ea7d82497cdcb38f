import type { RefObject } from 'react';
import { PropertyKind } from '@/domain/properties/propertyKind';
import { AnchoredPopover } from '@/ui/overlays/AnchoredPopover';
import { namedPropertyTexts } from '../namedPropertyTexts';
import { ComplexProfile } from './ComplexProfile';
import { UnitProfile } from './UnitProfile';

interface PropertyPopoverProps {
  kind: PropertyKind;
  id: string;
  name: string;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The main facts of a unit or complex, beside its name. */
export function PropertyPopover({ kind, id, name, anchor, onClose }: PropertyPopoverProps) {
  const Profile = kind === PropertyKind.Unit ? UnitProfile : ComplexProfile;
  return (
    <AnchoredPopover label={namedPropertyTexts.of(name)} anchor={anchor} onClose={onClose}>
      <Profile id={id} onLeave={onClose} />
    </AnchoredPopover>
  );
}
