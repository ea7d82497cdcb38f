import { Component, type ReactNode } from 'react';
import { reportError } from '@/core/errors/reporter';
import { ErrorState } from '@/ui/ErrorState';
import { shellTexts } from './shellTexts';

interface Props {
  children: ReactNode;
  /** Another value, such as another address, gives the region a new chance. */
  resetKey?: string;
  /** Shows nothing in its place: for what only lies over the page. */
  quiet?: boolean;
}

interface State {
  failed: boolean;
  resetKey: string | undefined;
}

/** What goes wrong inside stays inside: the rest of the page lives on (reliability P4). */
export class RegionBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  private readonly retry = () => this.setState({ failed: false });

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (this.props.quiet) return null;
    const { failed, detail, retry } = shellTexts.region;
    return <ErrorState title={failed} detail={detail} onRetry={this.retry} retryLabel={retry} />;
  }
}
