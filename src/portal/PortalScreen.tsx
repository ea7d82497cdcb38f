import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { to } from '@/core/paths';
import { selectMayAny } from '@/core/session/sessionSlice';
import { ADMINISTRATOR } from '@/domain/session/permission';
import { SectionHeader } from '@/ui/layout/SectionHeader';
import { Availability } from './availability/Availability';
import styles from './Portal.module.css';
import { ChatOffer } from './chat/ChatOffer';
import { portalTitles as titles } from './portalTitles';
import { Scenarios } from './scenarios/Scenarios';

/** The self-service portal: whom it is open to, and what customers can arrange there (SSA-01..05). */
export function PortalScreen() {
  const heading = useRef<HTMLHeadingElement>(null);
  const maySee = useSelector(selectMayAny)('customerCard', ...ADMINISTRATOR);
  useHeadingFocus(heading, true);
  return (
    <div className={styles.screen}>
      <SectionHeader
        title={titles.portal}
        headingRef={heading}
        actions={<Link to={to.portalRequests()}>{titles.requests}</Link>}
      />
      <div className={styles.page}>
        {maySee && <Availability />}
        <ChatOffer />
        <Scenarios />
      </div>
    </div>
  );
}
