import type { ComponentProps } from 'react';
import { type AnnouncementOwner, announcementQueries } from '@/api/announcements/announcements';
import { Pages } from '@/kit/paged/Pages';
import type { Announcement } from '@/domain/announcements/announcement';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { MegaphoneIcon } from '@/ui/icons';
import { Section } from '@/ui/layout/Section';
import { AnnouncementList } from './AnnouncementList';
import { announcementsTexts as texts } from './announcementsTexts';

interface AnnouncementPagesProps {
  answer: ComponentProps<typeof Pages<Announcement>>['answer'];
  empty?: string;
}

export const AnnouncementPages = ({ answer, empty = texts.empty }: AnnouncementPagesProps) => (
  <Pages answer={answer} failed={texts.failed}>
    {(announcements, total) =>
      total === 0 ? (
        <EmptyState icon={MegaphoneIcon} title={empty} />
      ) : (
        <Section title={texts.list} aside={texts.count(total)}>
          <AnnouncementList announcements={announcements} />
        </Section>
      )
    }
  </Pages>
);

/** The announcements about a unit or a complex (ANN-12..14). */
export const PropertyAnnouncements = (owner: { of: AnnouncementOwner; id: string }) => (
  <AnnouncementPages answer={announcementQueries.endpoints.announcementsOfProperty.useInfiniteQuery(owner)} />
);
