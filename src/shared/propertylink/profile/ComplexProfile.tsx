import { Link } from 'react-router';
import { unitQueries } from '@/api/properties/units';
import { to } from '@/core/paths';
import { PropertyLink } from '@/core/PropertyLink';
import type { Complex } from '@/domain/properties/units';
import { PropertyKind } from '@/domain/properties/propertyKind';
import { type Fact, Facts } from '@/ui/record/Facts';
import { Profile, profileLinkClass, ProfileOf } from '@/ui/record/Profile';
import { propertyPopoverTexts } from './propertyPopoverTexts';

const texts = propertyPopoverTexts.complex;

interface ComplexProfileProps {
  id: string;
  /** Called when a link in the profile is opened. */
  onLeave: () => void;
}

/** The main facts of a complex: where it is and how much belongs to it, with links. */
export function ComplexProfile({ id, onLeave }: ComplexProfileProps) {
  const answer = unitQueries.endpoints.complex.useQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <ProfileOf answer={answer} texts={texts}>
      {(complex) => <Known complex={complex} onLeave={onLeave} />}
    </ProfileOf>
  );
}

function Known({ complex, onLeave }: { complex: Complex; onLeave: () => void }) {
  const { id } = complex;
  const name = complex.name ?? texts.nameless;
  return (
    <Profile
      title={name}
      actions={
        <>
          <PropertyLink
            kind={PropertyKind.Complex}
            id={id}
            name={name}
            className={profileLinkClass}
            onChosen={onLeave}
          >
            {texts.openCard}
          </PropertyLink>
          <Link className={profileLinkClass} to={to.complexTab(id, 'eenheden')} onClick={onLeave}>
            {texts.units}
          </Link>
        </>
      }
    >
      <Facts items={factsOf(complex)} />
    </Profile>
  );
}

/** Leaves out the facts that are unknown. */
const factsOf = ({ city, code, constructionYear, unitCount }: Complex): Fact[] =>
  [
    { label: texts.city, value: city },
    { label: texts.units, value: unitCount },
    { label: texts.year, value: constructionYear },
    { label: texts.code, value: code },
  ].filter(({ value }) => value !== null);
