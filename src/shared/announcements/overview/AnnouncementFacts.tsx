import { type Announcement, isGeneral } from '@/domain/announcements/announcement';
import { PersonLink } from '@/core/PersonLink';
import { isPropertyKind } from '@/domain/properties/propertyKind';
import { useMayOpen } from '@/core/openable';
import { paths } from '@/core/paths';
import { webAddress } from '@/lib/links';
import { mutedClass } from '@/ui/layout/Section';
import { type Fact, Facts } from '@/ui/record/Facts';
import { RichText } from '@/ui/text/RichText';
import { Time } from '@/ui/text/Time';
import { PhaseMarks, periodOf } from '../AnnouncementMarks';
import { NamedProperty } from '@/shared/propertylink';
import { announcementsTexts } from '../announcementsTexts';
import { useReachNames } from '../useReachNames';
import styles from './Overview.module.css';

const texts = announcementsTexts.one;

export function AnnouncementFacts({ announcement }: { announcement: Announcement }) {
  const { description, modified, lastModifiedBy, created, createdBy, order, isExternal } = announcement;
  const facts: Fact[] = [
    {
      label: texts.valid,
      value: (
        <>
          {periodOf(announcement)} <PhaseMarks announcement={announcement} />
        </>
      ),
    },
    { label: announcementsTexts.reach.label, value: <ReachNames announcement={announcement} /> },
    { label: texts.portal, value: isExternal ? texts.inPortal : texts.notInPortal },
    ...linkOf(announcement),
    { label: texts.made, value: <Moment instant={created} by={createdBy} /> },
    ...(modified === null
      ? []
      : [{ label: texts.changed, value: <Moment instant={modified} by={lastModifiedBy} /> }]),
    { label: texts.order, value: String(order ?? 0) },
  ];
  return (
    <>
      {description !== null && <RichText text={description} />}
      <Facts items={facts} />
    </>
  );
}

const Moment = ({ instant, by }: { instant: string | null; by: string | null }) => (
  <>
    <Time instant={instant} mode="moment" /> {texts.by(by)}
  </>
);

function linkOf({ url }: Announcement): Fact[] {
  if (url === null) return [];
  const address = webAddress(url);
  const value =
    address === null ? (
      <span className={mutedClass}>{texts.unusable}</span>
    ) : (
      <a href={address} target="_blank" rel="noopener noreferrer">
        {url}
      </a>
    );
  return [{ label: texts.link, value }];
}

function ReachNames({ announcement }: { announcement: Announcement }) {
  const { people, zones, isFailed } = useReachNames(announcement);
  const hasCards = useMayOpen(`${paths.personCard}/tijdlijn`);
  if (isGeneral(announcement)) return announcementsTexts.reach.everybody;
  return (
    <ul className={styles.reached}>
      {people.map(({ id, name, isGone }) => (
        <li key={id}>{hasCards && !isGone ? <PersonLink id={id} name={name} /> : name}</li>
      ))}
      {zones.map(({ id, name, kind }) => (
        <li key={id}>{isPropertyKind(kind) ? <NamedProperty kind={kind} id={id} name={name} /> : name}</li>
      ))}
      {isFailed && <li className={mutedClass}>{announcementsTexts.reach.failed}</li>}
    </ul>
  );
}
