import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Container, PageHead } from './layout.tsx';

/** A page that failed to draw: says so, and offers the one thing that helps. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <Container>
        <PageHead
          title="Sorry, there is a problem with this page"
          intro="Something went wrong on our side, or part of the page could not be loaded. Reloading usually helps."
        >
          <p>
            <Button look="primary" onClick={() => window.location.reload()}>
              Reload page
            </Button>
          </p>
        </PageHead>
      </Container>
    );
  }
}
