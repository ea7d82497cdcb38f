import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { unitQueries } from '@/api/properties/units';
import { useMayOpen } from '@/core/openable';
import { paths, to } from '@/core/paths';
import { PropertyLink } from '@/core/PropertyLink';
import { selectMay } from '@/core/session/sessionSlice';
import { contractStatusLabel, isLet } from '@/domain/tenancy/contract';
import { fullUnitAddress, type Unit, unitAddress } from '@/domain/properties/units';
import { PropertyKind } from '@/domain/properties/propertyKind';
import { formatDate } from '@/lib/dates/format';
import { Badge } from '@/ui/record/Badge';
import { type Fact, Facts } from '@/ui/record/Facts';
import { Profile, profileLinkClass, ProfileOf } from '@/ui/record/Profile';
import { activeTone } from '@/ui/record/statusTones';
import { propertyPopoverTexts } from './propertyPopoverTexts';
import { ComplexOf, HousingTypeOf, TenantsOf } from './unitParts';

const texts = propertyPopoverTexts.unit;

interface UnitProfileProps {
  id: string;
  /** Called when a link in the profile is opened. */
  onLeave: () => void;
}

/** The main facts of a unit: where it is, whether and to whom it is let, and its complex, with links. */
export function UnitProfile({ id, onLeave }: UnitProfileProps) {
  const answer = unitQueries.endpoints.unit.useQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <ProfileOf answer={answer} texts={texts}>
      {(unit) => <Known unit={unit} onLeave={onLeave} />}
    </ProfileOf>
  );
}

function Known({ unit, onLeave }: { unit: Unit; onLeave: () => void }) {
  const mayContracts = useSelector(selectMay)('contractRead');
  const name = unitAddress(unit) ?? texts.nameless;
  return (
    <Profile title={name} actions={<Ways unit={unit} name={name} onLeave={onLeave} />}>
      <Facts items={factsOf(unit, mayContracts, onLeave)} />
    </Profile>
  );
}

function Ways({ unit: { id }, name, onLeave }: { unit: Unit; name: string; onLeave: () => void }) {
  const mayRepair = useMayOpen(`${paths.unitCard}/reparatieverzoek`);
  return (
    <>
      <PropertyLink
        kind={PropertyKind.Unit}
        id={id}
        name={name}
        className={profileLinkClass}
        onChosen={onLeave}
      >
        {texts.openCard}
      </PropertyLink>
      {mayRepair && (
        <Link className={profileLinkClass} to={to.unitTab(id, 'reparatieverzoek')} onClick={onLeave}>
          {texts.repair}
        </Link>
      )}
    </>
  );
}

/** Leaves out the facts that are unknown; facts with a request of their own show its state. */
function factsOf(unit: Unit, mayContracts: boolean, onLeave: () => void): Fact[] {
  const { contractInfo, complexId, housingTypeId, energyLabel, activityInfo } = unit;
  const lastActivity = activityInfo?.lastActivity ?? null;
  return [
    { label: texts.address, value: fullUnitAddress(unit) ?? texts.nameless },
    {
      label: texts.contract,
      value:
        contractInfo === null ? (
          <Badge tone={activeTone(false)}>{texts.noContract}</Badge>
        ) : (
          <Badge tone={activeTone(isLet(contractInfo))}>{contractStatusLabel(contractInfo.status)}</Badge>
        ),
    },
    ...(mayContracts && contractInfo !== null
      ? [{ label: texts.tenant, value: <TenantsOf unit={unit} onLeave={onLeave} /> }]
      : []),
    ...(complexId === null
      ? []
      : [{ label: texts.complex, value: <ComplexOf complexId={complexId} onLeave={onLeave} /> }]),
    ...(housingTypeId === null
      ? []
      : [{ label: texts.type, value: <HousingTypeOf housingTypeId={housingTypeId} /> }]),
    ...(energyLabel === null ? [] : [{ label: texts.label, value: energyLabel }]),
    ...(lastActivity === null ? [] : [{ label: texts.activity, value: formatDate(lastActivity) }]),
  ];
}
