import { Link, useNavigate } from 'react-router';
import { useMayOpen } from '@/core/openable';
import { paths, to } from '@/core/paths';
import { useChord } from '@/core/shortcuts/useChord';
import { PropertyLink } from '@/core/PropertyLink';
import { addressText } from '@/domain/people/contactDetails';
import { homeOf, type Person } from '@/domain/people/person';
import type { Contract } from '@/domain/tenancy/contract';
import { unitAt, unitsOf } from '@/domain/tenancy/contracts';
import { useAfterPaint } from '@/lib/useAfterPaint';
import { useRunningContracts } from '@/shared/people';
import { MapPinIcon, WrenchIcon } from '@/ui/icons';
import { RecordFact } from '@/ui/record/RecordHeader';
import { personTabs } from '../personTabs';
import { personKeys } from '../personShortcutTexts';

const NONE: readonly Contract[] = [];

/**
 * The home address of a person, which links to the unit once the contracts of the person are known. The key Alt+U also
 * works while notes are typed.
 */
export function Home({ person }: { person: Person }) {
  const isPainted = useAfterPaint();
  const { currentData: contracts = NONE } = useRunningContracts(isPainted ? person : null);
  const home = homeOf(person);
  const address = home && addressText(home);
  const unitId = unitAt(contracts, address);
  const rented = unitId ?? onlyUnit(contracts);
  useHomeKey(person.id, rented, contracts.length > 0);
  return (
    <>
      {address !== null && (
        <RecordFact icon={MapPinIcon}>
          {unitId === null ? address : <PropertyLink kind="Unit" id={unitId} name={address} />}
        </RecordFact>
      )}
      {rented !== null && <ReportRepair unitId={rented} />}
    </>
  );
}

/** A link to a new repair request for the rented unit. The key Alt+M also works while notes are typed. */
function ReportRepair({ unitId }: { unitId: string }) {
  const navigate = useNavigate();
  const may = useMayOpen(`${paths.unitCard}/reparatieverzoek`);
  useChord(personKeys.repair, () => void navigate(to.newRepair(unitId)), { when: may });
  if (!may) return null;
  return (
    <RecordFact icon={WrenchIcon}>
      <Link to={to.newRepair(unitId)}>{personKeys.repair.label}</Link>
    </RecordFact>
  );
}

function onlyUnit(contracts: readonly Contract[]): string | null {
  const [unitId, ...others] = unitsOf(contracts);
  return others.length === 0 ? (unitId ?? null) : null;
}

/** Makes a key open the rented unit, or the contracts if several units are rented and none is the home. */
function useHomeKey(personId: string, unitId: string | null, rents: boolean): void {
  const navigate = useNavigate();
  const mayUnit = useMayOpen(paths.unitCard);
  const mayContracts = useMayOpen(personTabs.pattern('contracten'));
  const when = unitId === null ? rents && mayContracts : mayUnit;
  const toHome = () => {
    if (unitId === null) void navigate(to.personTab(personId, 'contracten'));
    else void navigate(to.unitCard(unitId));
  };
  useChord(personKeys.home, toHome, { when });
}
