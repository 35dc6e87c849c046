/** The figures on top of the dashboard. An event that is published or active takes place. */
export interface DashboardStats {
  totalEvents: number;
  /** Taking place, ended or not. */
  publishedEvents: number;
  /** Taking place and not over yet. */
  activeEvents: number;
  /** Over, or marked as completed. */
  expiredEvents: number;
  draftEvents: number;
  totalRegistrations: number;
}
