import { useSelector } from 'react-redux';
import { selectConfig } from '@/core/config/configSlice';
import { uriPart } from '@/lib/address';
import { PlainScreen } from '@/kit/screen/PlainScreen';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ChartIcon, ExternalLinkIcon } from '@/ui/icons';
import { managementTitles as titles } from '../managementTitles';
import styles from '../Management.module.css';
import { reportingTexts as texts } from '../managementTexts';

const WORKSPACES = 'https://app.powerbi.com/groups/';

/** A link to the reports of the corporation, which are made elsewhere (AMB-042). */
export function ReportingScreen() {
  const { powerBiWorkspaceId: workspace } = useSelector(selectConfig);
  return (
    <PlainScreen title={titles.reporting}>
      {workspace ? (
        <EmptyState
          icon={ChartIcon}
          title={texts.elsewhere}
          action={
            <a
              className={styles.outside}
              href={WORKSPACES + uriPart(workspace)}
              target="_blank"
              rel="noreferrer"
            >
              {texts.open} <ExternalLinkIcon role="img" aria-label={texts.newTab} size="1em" />
            </a>
          }
        >
          {texts.about}
        </EmptyState>
      ) : (
        <EmptyState icon={ChartIcon} title={texts.none} />
      )}
    </PlainScreen>
  );
}
