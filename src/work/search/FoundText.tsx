import type { SearchKind } from '@/core/paths';
import type { RoleBadge } from '@/domain/people/person';
import { AlertBadges, ColleaguePresence, type KnownPerson, type PersonAlert } from '@/shared/people';
import type { IconComponent } from '@/ui/icons';
import { Avatar } from '@/ui/record/Avatar';
import { Badge } from '@/ui/record/Badge';
import { RecordWords } from '@/ui/rows/RecordRow';
import { Marked } from '@/ui/text/Marked';
import type { Opened } from '@/core/recent/opened';
import { type Found, type FoundFacts, noFacts } from './found';
import { foundDetails } from './foundDetails';
import { sections } from './sections';
import { whoItIs } from './whoItIs';

interface LineTextProps {
  icon: IconComponent;
  name: string;
}

export const LineText = ({ icon: Icon, name }: LineTextProps) => (
  <RecordWords mark={<Icon aria-hidden />} name={name} />
);

const PEOPLE: readonly SearchKind[] = ['tenants', 'colleagues'];
const NO_ALERTS: readonly PersonAlert[] = [];

interface FoundTextProps {
  found: Opened;
  facts?: FoundFacts;
  badges?: readonly RoleBadge[];
  alerts?: readonly PersonAlert[];
  /** The user id of a colleague whose presence is shown; null shows no presence. */
  userId?: string | null;
  /** The searched words, which are highlighted. */
  asked?: string;
}

/** The name of a result, with the facts that distinguish it from its namesakes. */
export function FoundText({
  found,
  facts = noFacts,
  badges = [],
  alerts = NO_ALERTS,
  userId = null,
  asked = '',
}: FoundTextProps) {
  const { kind, name, detail } = found;
  const details = foundDetails(detail, facts, asked);
  const { icon: Icon, roles } = sections[kind];
  return (
    <RecordWords
      mark={PEOPLE.includes(kind) ? <Avatar name={name} size="s" /> : <Icon aria-hidden />}
      name={<Marked text={name} words={asked} />}
      badges={
        roles.length > 0 ? (
          <>
            {badges.map(({ role, label }) => (
              <Badge key={role}>{label}</Badge>
            ))}
            <AlertBadges alerts={alerts} />
            {userId !== null && <ColleaguePresence userId={userId} />}
          </>
        ) : undefined
      }
      facts={details.facts.map((fact) => fact && <Marked text={fact} words={details.marked} />)}
    />
  );
}

interface FoundLineTextProps {
  found: Found;
  /** The facts that distinguish people of the same name; they load later. */
  known: KnownPerson | undefined;
  asked: string;
}

export const FoundLineText = ({ found, known, asked }: FoundLineTextProps) => (
  <FoundText found={found} {...whoItIs(found, known)} asked={asked} />
);
