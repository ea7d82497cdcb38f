import type { RefObject } from 'react';
import { ZoneKind } from '@/domain/properties/zoneKind';
import { AnchoredPopover } from '@/ui/overlays/AnchoredPopover';
import { namedZoneTexts } from '../namedZoneTexts';
import { ComplexProfile } from './ComplexProfile';
import { UnitProfile } from './UnitProfile';

interface ZonePopoverProps {
  kind: ZoneKind;
  id: string;
  name: string;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The main facts of a unit or complex, beside its name. */
export function ZonePopover({ kind, id, name, anchor, onClose }: ZonePopoverProps) {
  const Profile = kind === ZoneKind.Unit ? UnitProfile : ComplexProfile;
  return (
    <AnchoredPopover label={namedZoneTexts.of(name)} anchor={anchor} onClose={onClose}>
      <Profile id={id} onLeave={onClose} />
    </AnchoredPopover>
  );
}
