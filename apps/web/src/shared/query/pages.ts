/** Query options of a list that loads page by page. */
export const pages = {
  initialPageParam: 1,
  getNextPageParam: (last: { totalPages: number }, _pages: unknown, pageNo: number) =>
    pageNo < last.totalPages ? pageNo + 1 : undefined,
};
