// Loaded into every process the launcher starts. If the launcher is killed outright it can stop
// nobody any more; the closed channel then tells its children, and no orphan keeps the port.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
