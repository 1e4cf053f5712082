package railhead.client

import java.net.URLEncoder
import java.nio.channels.FileChannel
import java.nio.file.Files
import java.nio.file.NoSuchFileException
import java.nio.file.Path
import java.nio.file.StandardCopyOption.ATOMIC_MOVE
import java.nio.file.StandardOpenOption.CREATE
import java.nio.file.StandardOpenOption.WRITE
import java.nio.file.attribute.PosixFilePermissions
import java.util.concurrent.ConcurrentHashMap
import java.util.concurrent.locks.ReentrantLock
import kotlin.concurrent.withLock

/** Texts by key. Each account on a device needs a storage of its own. */
interface Storage {
    fun get(key: String): String?

    fun set(key: String, value: String)

    fun delete(key: String)

    /** Runs when nobody else who shares the storage holds the name. */
    fun <T> exclusive(name: String, work: () -> T): T
}

/** Forgets everything at the end of the process. Threads may share it. */
class MemoryStorage : Storage {
    private val values = ConcurrentHashMap<String, String>()
    private val locks = ConcurrentHashMap<String, ReentrantLock>()

    override fun get(key: String): String? = values[key]

    override fun set(key: String, value: String) {
        values[key] = value
    }

    override fun delete(key: String) {
        values.remove(key)
    }

    override fun <T> exclusive(name: String, work: () -> T): T =
        locks.computeIfAbsent(name) { ReentrantLock() }.withLock(work)
}

/** Files in a folder that nobody else may read. Threads and processes may share it. */
class FileStorage(private val directory: Path) : Storage {
    init {
        Files.createDirectories(directory)
        val isPosix = directory.fileSystem.supportedFileAttributeViews().contains("posix")
        if (isPosix) Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwx------"))
    }

    override fun get(key: String): String? = try {
        String(Files.readAllBytes(file(key, "json")))
    } catch (_: NoSuchFileException) {
        null
    }

    /** Returns when the disk has it; a reader sees the old value or the new one. */
    override fun set(key: String, value: String) {
        val written = Files.createTempFile(directory, "new", null)
        try {
            FileChannel.open(written, WRITE).use {
                val bytes = java.nio.ByteBuffer.wrap(value.toByteArray())
                while (bytes.hasRemaining()) it.write(bytes)
                it.force(true)
            }
            Files.move(written, file(key, "json"), ATOMIC_MOVE)
        } finally {
            Files.deleteIfExists(written)
        }
    }

    override fun delete(key: String) {
        Files.deleteIfExists(file(key, "json"))
    }

    /** A file is locked for the process, so that its threads need a lock, too. */
    override fun <T> exclusive(name: String, work: () -> T): T {
        val path = file(name, "lock").toAbsolutePath()
        return LOCKS.computeIfAbsent(path) { ReentrantLock() }.withLock {
            FileChannel.open(path, CREATE, WRITE).use { channel -> channel.lock().use { work() } }
        }
    }

    private fun file(name: String, kind: String): Path =
        directory.resolve("${URLEncoder.encode(name, "UTF-8")}.$kind")

    private companion object {
        val LOCKS = ConcurrentHashMap<Path, ReentrantLock>()
    }
}
